const blocksOf = ({ blocks }) => blocks.flatMap((block) => [block, ...blocksOf(block)]);

/**
 * The chunks that code can ask for before it has the chunk `boundary`: those behind each `import()` of a chunk that is itself among them.
 * Blocks are followed, not groups of chunks, because webpack leaves a group unconnected where its modules are already there, and its
 * code asks for the file all the same.
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

/** @returns {Set<import('webpack').Chunk>} the chunks that only code behind `boundary` can ask for; none without a boundary */
exports.lateChunks = (boundary, compilation) => {
  const known = boundary && chunksBefore(boundary, compilation);
  return new Set([...compilation.chunks].filter((chunk) => known && !known.has(chunk)));
};

/** Source bytes; as splitChunks has it: one request more for less is no gain. */
const MIN_SHARED = 20_000;
/** A file of which a late chunk needs less than this part would bring more than it saves. */
const MIN_PART = 0.9;

/**
 * Late chunks have been split without a look at the others (output.js), so they hold copies of what those share. Where the first load
 * knows a file with the same modules, a late chunk takes them from there: it joins a file, it never makes a new one.
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
