import { Broken } from '../simulation/order';
import type { Rules } from '../simulation/rules';
import { Simulation } from '../simulation/Simulation';
import { SeenStates } from './SeenStates';
import { stateKey } from './stateKey';
import type { Event, World } from './worlds';

/** A promise that was broken, and the shortest way to it. */
export interface Violation {
  readonly promise: string;
  readonly events: readonly string[];
  /** The same for `Simulation.play`. */
  readonly codes: readonly number[];
}

export interface Explored {
  /** Different states, the beginnings included. */
  readonly states: number;
  /** Events that were played in them. */
  readonly transitions: number;
  /** Events after a beginning: every order of so many was visited. */
  readonly depth: number;
  /** How many states were new at each depth. */
  readonly perDepth: readonly number[];
  readonly violation: Violation | null;
}

/** A state as the event that led to it from another one. Its device is made again by playing them, because millions of devices would not fit. */
interface Nodes {
  readonly parents: number[];
  /** The number of the event; of a beginning, its own number below zero. */
  readonly events: number[];
}

/**
 * Visits every state that the events of the world lead to from its beginnings, breadth first. In each it checks the promises, brings a copy to rest and
 * checks what must be true then. A state that was seen before is not gone on from. It ends at the first promise that is broken, to which no way is shorter.
 *
 * @param depth events after nothing has happened. A beginning takes some of them.
 */
export function explore(world: World, depth: number, rules?: Rules): Explored {
  const walk = new Walk(world, rules);
  const perDepth = [walk.begin(0)];
  while (perDepth.length <= depth && walk.violation === null) {
    const found = walk.expand();
    perDepth.push(found + walk.begin(perDepth.length));
  }
  const { seen, transitions, violation } = walk;
  return { states: seen.size, transitions, depth: perDepth.length - 1, perDepth, violation };
}

class Walk {
  readonly seen = new SeenStates();
  transitions = 0;
  violation: Violation | null = null;
  private broken = '';
  private readonly nodes: Nodes = { parents: [], events: [] };
  private readonly world: World;
  private readonly rules: Rules | undefined;
  /** The states of the last depth are the nodes from here on. */
  private from = 0;
  /** The devices on the way to the state that was made last, by its node. States of one depth come in the order of their parents. */
  private trail: { readonly node: number; readonly device: Simulation }[] = [];

  constructor(world: World, rules?: Rules) {
    this.world = world;
    this.rules = rules;
  }

  /** Adds the beginnings that count as so many events. */
  begin(depth: number): number {
    const from = this.nodes.parents.length;
    this.world.beginnings.forEach(({ codes, at }, number) => {
      if (at !== depth || this.violation !== null) return;
      const device = new Simulation(this.world.setting, this.rules);
      const isNew = this.visit(device, () => codes.forEach((code) => device.play(code)));
      if (isNew === null) this.violation = this.violationOf(-1, -1 - number);
      else if (isNew) this.addNode(-1, -1 - number);
    });
    return this.nodes.parents.length - from;
  }

  /** Plays every event in every state of the last depth. */
  expand(): number {
    const { nodes, world } = this;
    const [from, to] = [this.from, nodes.parents.length];
    this.from = to;
    for (let node = from; node < to; node += 1) {
      const device = this.deviceOf(node);
      for (let number = 0; number < world.events.length; number += 1) {
        const event = world.events[number]!;
        if (!event.isPossible(device)) continue;
        const next = device.copy();
        this.transitions += 1;
        const isNew = this.isNew(next, event, node, number);
        if (this.violation !== null) return nodes.parents.length - to;
        if (isNew) this.addNode(node, number);
      }
    }
    return nodes.parents.length - to;
  }

  /** Whether the event leads to a state that was not seen before. */
  private isNew(device: Simulation, event: Event, node: number, number: number): boolean {
    const isNew = this.visit(device, () => device.play(event.code));
    if (isNew === null) this.violation = this.violationOf(node, number);
    return isNew === true;
  }

  /** Plays, and checks what must hold after it. Null if a promise is broken, false if the state was seen before. */
  private visit(device: Simulation, play: () => void): boolean | null {
    try {
      play();
      if (!this.seen.add(stateKey(device))) return false;
      device.copy().end();
      return true;
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      this.broken = error.message;
      return null;
    }
  }

  private addNode(parent: number, event: number): void {
    this.nodes.parents.push(parent);
    this.nodes.events.push(event);
  }

  /** The nodes from a beginning to this one. */
  private wayTo(node: number): readonly number[] {
    const way: number[] = [];
    for (let at = node; at >= 0; at = this.nodes.parents[at]!) way.unshift(at);
    return way;
  }

  private deviceOf(node: number): Simulation {
    const way = this.wayTo(node);
    const known = this.trail.findIndex((step, index) => step.node !== way[index]);
    if (known >= 0) this.trail.length = known;
    for (const at of way.slice(this.trail.length)) {
      const device = this.trail.at(-1)?.device.copy() ?? new Simulation(this.world.setting, this.rules);
      for (const code of this.codesOf(this.nodes.events[at]!)) device.play(code);
      this.trail.push({ node: at, device });
    }
    return this.trail.at(-1)!.device;
  }

  private codesOf(event: number): readonly number[] {
    return event < 0 ? this.world.beginnings[-1 - event]!.codes : [this.world.events[event]!.code];
  }

  /** The event in that state, or a beginning. */
  private violationOf(node: number, event: number): Violation {
    const events = [...this.wayTo(node).map((at) => this.nodes.events[at]!), event];
    const nameOf = (one: number) => (one < 0 ? this.world.beginnings[-1 - one]!.name : this.world.events[one]!.name);
    return {
      promise: this.broken,
      events: events.map(nameOf),
      codes: events.flatMap((one) => this.codesOf(one)),
    };
  }
}
