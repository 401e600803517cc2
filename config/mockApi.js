const { getRequestListener } = require('@hono/node-server');
const loadTypeScript = require('./loadTypeScript');

const CUT_HEADER = 'x-mock-cut';
// Tells the node server that the response has already been handled.
const ALREADY_SENT_HEADER = 'x-hono-already-sent';

let only;

const loadBackend = (options) =>
  loadTypeScript('mocks/app.ts').createBackend({ ...options, startAt: Date.now(), runs: true });

/**
 * The mock backend as connect middleware, for `/api` and `/__mocks`. There is one per process, so that the development server and every other caller
 * share one world. Its clock starts at the real time and runs with it.
 *
 * `reload()` reads the backend's code again. Scenario, clock, sessions and request log are kept; rows, settings and faults start again. If the new
 * code throws, `reload()` throws the same error and the former backend goes on.
 */
function createMockApi({ basePath = '/' } = {}) {
  if (only !== undefined) return only;
  let backend = loadBackend({ basePath });
  const listener = getRequestListener(
    async (request, env) => {
      const response = await backend.app.fetch(request, env);
      if (!response.headers.has(CUT_HEADER)) return response;
      env.incoming.socket.destroy();
      return new Response(null, { headers: { [ALREADY_SENT_HEADER]: 'true' } });
    },
    { overrideGlobalObjects: false },
  );
  const middleware = (req, res) => {
    req.url = req.originalUrl ?? req.url; // connect strips the mount path; the backend needs the whole address
    return listener(req, res);
  };
  only = {
    middleware,
    get world() {
      return backend.world;
    },
    reload() {
      loadTypeScript.forget();
      backend = loadBackend({ basePath, former: backend.world });
    },
  };
  return only;
}

module.exports = { createMockApi };
