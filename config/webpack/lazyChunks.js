const blocksOf = ({ blocks }) => blocks.flatMap((block) => [block, ...blocksOf(block)]);

/**
 * The chunks that code can request before the chunk `boundary` has loaded: those behind each `import()` of a chunk that is itself in this set. It
 * follows blocks instead of chunk groups, because webpack leaves a group unconnected if its modules are already loaded, and the code requests the
 * file nevertheless.
 */
function chunksBefore(boundary, { chunkGraph, entrypoints }) {
  const known = new Set();
  const walked = new Set([boundary]);
  const visit = (group) => {
    for (const chunk of group.chunks) known.add(chunk);
    if (group.chunks.includes(boundary)) return;
    for (const chunk of group.chunks) {
      if (walked.has(chunk)) continue;
      walked.add(chunk);
      for (const module of chunkGraph.getChunkModulesIterable(chunk))
        for (const block of blocksOf(module)) {
          const next = chunkGraph.getBlockChunkGroup(block);
          if (next) visit(next);
        }
    }
  };
  for (const entrypoint of entrypoints.values()) visit(entrypoint);
  return known;
}

/** @returns {Set<import('webpack').Chunk>} the chunks that only code behind `boundary` can request; empty without a boundary */
exports.lazyChunks = (boundary, compilation) => {
  const known = boundary && chunksBefore(boundary, compilation);
  return new Set([...compilation.chunks].filter((chunk) => known && !known.has(chunk)));
};

/** Source bytes, the same limit as in splitChunks. For less, one more request is not worth it. */
const MIN_SHARED = 20_000;
/** If a lazy chunk needs less than this share of a file, the file would add more than it saves. */
const MIN_PART = 0.9;

/**
 * Lazy chunks are split independently of each other (output.js), so they contain copies of what they share. If a file that the first load knows
 * contains the same modules, a lazy chunk takes them from there. It joins an existing file and never creates a new one.
 */
exports.shareKnownFiles = (late, { chunks, chunkGraph }) => {
  const files = [...chunks]
    .filter((chunk) => !late.has(chunk) && !chunk.canBeInitial())
    .map((file) => ({ file, size: chunkGraph.getChunkModulesSize(file), modules: chunkGraph.getChunkModules(file) }))
    .sort((one, other) => other.size - one.size);
  for (const chunk of late) {
    for (const { file, size, modules } of files) {
      const copies = modules.filter((module) => chunkGraph.isModuleInChunk(module, chunk));
      const shared = copies.reduce((sum, copy) => sum + copy.size(), 0);
      if (shared < MIN_SHARED || shared < size * MIN_PART) continue;
      chunk.split(file);
      for (const copy of copies) chunkGraph.disconnectChunkAndModule(chunk, copy);
    }
    if (chunkGraph.getNumberOfChunkModules(chunk) > 0) continue;
    chunkGraph.disconnectChunk(chunk);
    chunks.delete(chunk);
  }
};
