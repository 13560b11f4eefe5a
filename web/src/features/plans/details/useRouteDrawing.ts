import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from '../../../lib/reducedMotion.ts';

const ROUTE_MS = 900; // design: the route on a plan page draws itself once
const STOP_MS = 200;

/**
 * Plays the route of a plan's cover once, when its drawing arrives in `box`: the line grows, each stop fades in as the
 * line reaches it, the halo comes last. It plays again when a stop comes or goes (the Create dialog). With reduced
 * motion, or on another redraw (theme), it simply stands there.
 */
export function useRouteDrawing(box: RefObject<HTMLElement | null>, stopCount: number): void {
  useEffect(() => {
    const root = box.current;
    if (!root || stopCount < 2 || prefersReducedMotion()) return;
    const start = () => {
      const svg = root.querySelector('svg[data-cover^="plan/"]');
      if (svg) play(svg);
      return svg !== null;
    };
    if (start()) return;
    const arrival = new MutationObserver(() => start() && arrival.disconnect());
    arrival.observe(root, { childList: true, subtree: true });
    return () => arrival.disconnect();
  }, [box, stopCount]);
}

/** The cover ends with the two strokes of the route and then, stop by stop: halo (last one only), shadow, disc, numeral. */
function play(svg: Element): void {
  const lines = [...svg.querySelectorAll('path')].slice(-2);
  for (const path of lines) {
    const length = path.getTotalLength();
    path.animate(
      [
        { strokeDasharray: `${length}`, strokeDashoffset: length },
        { strokeDasharray: `${length}`, strokeDashoffset: 0 },
      ],
      { duration: ROUTE_MS, easing: curve(), fill: 'backwards' },
    );
  }
  const stops = stopsAfter(lines.at(-1));
  stops.forEach((shapes, index) => {
    const delay = stops.length > 1 ? (ROUTE_MS * index) / (stops.length - 1) : 0;
    for (const [i, shape] of shapes.entries()) {
      const halo = index === stops.length - 1 && i === 0;
      shape.animate([{ opacity: 0 }, {}], {
        duration: halo ? STOP_MS * 2 : STOP_MS,
        delay: halo ? delay + STOP_MS : delay,
        fill: 'backwards',
      });
    }
  });
}

const curve = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--curve-in-out').trim() || 'ease-in-out';

/** Shapes behind the route, grouped by stop: every stop ends with its numeral. */
function stopsAfter(line: Element | undefined): Element[][] {
  const stops: Element[][] = [[]];
  for (let shape = line?.nextElementSibling; shape; shape = shape.nextElementSibling) {
    stops.at(-1)?.push(shape);
    if (shape.tagName === 'text') stops.push([]);
  }
  return stops.filter((shapes) => shapes.length > 0);
}
