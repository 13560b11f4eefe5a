import { Hono } from 'hono';
import type { AppSettings } from '../config.apps.ts';

const APPLE_PATH = '/.well-known/apple-app-site-association';
const ANDROID_PATH = '/.well-known/assetlinks.json';
const ONE_HOUR = 'public, max-age=3600';

/** What letters lead to, and what belongs to the browser in which somebody signs in: never opened in the app. */
const EXCLUDED = ['/auth*', '/reset-password*', '/verify*', '/confirm-email*', '/take-back-email*'];
/** What people send each other. */
const OPENED = [
  '/invite/*',
  '/link/*',
  '/liora/link/*',
  '/liora-link*',
  '/place/*',
  '/plan/*',
  '/profile/*',
  '/shared-memory/*',
];

/** Whether a phone opens links of this server in the app by itself, where it is installed. */
export const opensLinks = ({ ios, android }: AppSettings): boolean => ios.length > 0 || android !== null;

/** The files by which the phones of others learn that an app may open this server's links; none without an app. */
export function appLinksRoutes({ ios, android }: AppSettings): Hono {
  const routes = new Hono();
  const serve = (path: string, document: object) =>
    routes.get(path, (c) => {
      c.header('cache-control', ONE_HOUR);
      return c.json(document);
    });
  if (ios.length > 0) serve(APPLE_PATH, appleDocument(ios));
  if (android) serve(ANDROID_PATH, androidDocument(android));
  // Else the web app would answer with a page.
  routes.all('/.well-known/*', (c) => c.json({ error: 'not found' }, 404));
  return routes;
}

/** Apple's format; the first component that matches counts. */
const appleDocument = (appIDs: string[]) => ({
  applinks: {
    details: [
      {
        appIDs,
        components: [
          ...EXCLUDED.map((path) => ({ '/': path, exclude: true })),
          ...OPENED.map((path) => ({ '/': path })),
        ],
      },
    ],
  },
});

/** Google's format: which paths they are stands in the app. */
const androidDocument = ({ name, certificates }: NonNullable<AppSettings['android']>) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: certificates },
  },
];
