import type fc from 'fast-check';
import type { Look } from './observed.ts';
import type { Couple } from './world.ts';

/** The two worlds of a pair. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/**
 * A kind of thing that A keeps to themself and B must not learn of. A new one is a file in secrets/ and a line in
 * secrets/secrets.ts; everything else, what B asks generally too, is there already.
 *
 * `Story` says what happens, and what differs between the two worlds; `Made` is what `prepare` made for it. Each function is
 * one step, which both worlds take: only what A writes down in `hide` may depend on the side.
 */
export interface SecretKind<Story, Made = undefined> {
  name: string;
  /** One description of two worlds. They must differ in nothing that B may know, also not once `reveal` has happened. */
  stories: fc.Arbitrary<Story>;
  /** What both have and know, the same in both worlds. */
  prepare: (couple: Couple, story: Story) => Promise<Made>;
  /** A writes it down, by the services that the product's own routes call. */
  hide: (couple: Couple, story: Story, made: Made, side: Side) => Promise<void>;
  /** Where B looks for it, beside what every B asks (looks.ts); asked before and after `reveal`. Guessed ids too. */
  looks: (couple: Couple, story: Story, made: Made) => Look[];
  /** What then happens in both worlds, by which B learns what is theirs to know and nothing more. */
  reveal?: (couple: Couple, story: Story, made: Made) => Promise<void>;
}

/** A kind whose stories only it understands. */
export interface AnySecret {
  name: string;
  /** Of a story what has to be done in a world. */
  plots: fc.Arbitrary<Plot>;
}

export interface Plot {
  /** As text, so that a failure can be read. */
  story: string;
  begin: (couple: Couple) => Promise<Told>;
}

/** A story in one world, after its preparation. */
export interface Told {
  hide: (side: Side) => Promise<void>;
  looks: () => Look[];
  reveal: () => Promise<void>;
}

export function secret<Story, Made>(kind: SecretKind<Story, Made>): AnySecret {
  return {
    name: kind.name,
    plots: kind.stories.map((story) => ({
      story: `${kind.name}: ${JSON.stringify(story)}`,
      begin: async (couple) => {
        const made = await kind.prepare(couple, story);
        return {
          hide: (side) => kind.hide(couple, story, made, side),
          looks: () => kind.looks(couple, story, made),
          reveal: async () => kind.reveal?.(couple, story, made),
        };
      },
    })),
  };
}
