let couldDraw = false;

/**
 * Whether this browser can draw the map at all. Lives alone so that a screen can ask before it
 * loads MapLibre, and show the list without a map instead of an empty box.
 */
export function webglAvailable(): boolean {
  if (typeof document === 'undefined') return false;
  couldDraw ||= canDraw();
  return couldDraw;
}

/** Costs a context, so a browser that could once is not asked again. */
function canDraw(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Browsers allow only a few live contexts; give this one back at once.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
