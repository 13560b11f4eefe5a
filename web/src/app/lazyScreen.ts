import { type ComponentType, createElement, useState } from 'react';
import { useReportShown } from '../lib/firstRender.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { useFormat } from '../lib/ownFormat.ts';

interface LazyScreen {
  (): React.ReactNode;
  preload: () => Promise<void>;
}

/**
 * A screen whose code is fetched when its link is pointed at or pressed. The router's own kind of it loads the whole page
 * anew when a file does not arrive, which without a connection leaves nothing; here the screen alone is lost
 * (ErrorScreen), inside the frame.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  let loaded: ComponentType | undefined;
  const fetched = async () => {
    loaded = (await load())[name];
    return loaded;
  };
  const Late = lazyPart(fetched);
  const Screen: LazyScreen = () => {
    useReportShown();
    useFormat();
    // The same one as long as it is shown: another would lose what was typed.
    const [screen] = useState<ComponentType>(() => loaded ?? Late);
    return createElement(screen);
  };
  // What is missing is told when it is shown.
  Screen.preload = () =>
    fetched().then(
      () => undefined,
      () => undefined,
    );
  return Screen;
}
