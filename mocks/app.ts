import { Hono } from 'hono';

import { ENDPOINTS } from './api/endpoints';
import { createGateway } from './api/gateway';
import { createControl } from './control/createControl';
import { type ControlledWorld, createWorld, type WorldOptions } from './world/createWorld';
import { succeed } from './world/succeed';

export interface BackendOptions extends WorldOptions {
  /** The base path of the app. The gateway answers under `basePath + 'api/'`. The control page is always at /__mocks. */
  basePath?: string;
  /** The world that this one replaces, made by earlier code: see `succeed`. */
  former?: ControlledWorld;
}

export interface Backend {
  app: Hono;
  world: ControlledWorld;
}

/** A pretend backend with a small world behind it. The world is the same at every start. */
export function createBackend({ basePath = '/', former, ...options }: BackendOptions = {}): Backend {
  const world = former === undefined ? createWorld(options) : succeed(former, options);
  const app = new Hono();
  app.route(`${basePath}api`, createGateway(world, ENDPOINTS));
  app.get('/__mocks/', (c) => c.redirect('/__mocks'));
  app.route('/__mocks', createControl(world, basePath));
  return { app, world };
}
