import { describe, expect, it } from 'vitest';
import { doorAjar } from './doorAjar.ts';
import { terrace } from './terrace.ts';
import { lampPost, litWindow, shutters } from './vignettes.ts';

const pictures = {
  terrace: (uid: string) => terrace(760, 868, 'night', { uid }),
  'terrace at dusk': (uid: string) => terrace(390, 176, 'dusk', { uid, lights: false }),
  'door ajar': (uid: string) => doorAjar(400, 300, uid),
  'street lamp': (uid: string) => lampPost(148, 'dark', uid),
};

describe.each(Object.entries(pictures))('%s', (_, draw) => {
  it('is the same picture every time', () => expect(draw('a')).toBe(draw('a')));

  it('shares no id with a second one on the page', () => {
    const ids = ['a', 'b'].flatMap((uid) => [...draw(uid).matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers only to gradients and clips it carries', () => {
    const svg = draw('«r1»');
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(` id="${id}"`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it.each([litWindow, lampPost, shutters])(
  'the vignette %o is hidden from screen readers, in both tones',
  (draw) => {
    for (const tone of ['light', 'dark'] as const)
      expect(draw(148, tone)).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(draw(148, 'light')).not.toBe(draw(148, 'dark'));
  },
);
