interface ManifestEntry {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** What Vite has built for the browser, known once that is done. */
const [built = {}] = Object.values(
  import.meta.glob<Manifest>('../../dist/.vite/manifest.json', {
    eager: true,
    exhaustive: true,
    import: 'default',
  }),
);

const SCREENS: Record<string, string> = {
  '/auth': 'src/features/accounts/screens/AuthScreen.tsx',
  '/category': 'src/features/places/screens/CategoryScreen.tsx',
  '/curated-plans': 'src/features/plans/screens/PlansScreen.tsx',
  '/liora-loved': 'src/features/reviews/screens/LovedScreen.tsx',
  '/map': 'src/features/places/screens/MapScreen.tsx',
  '/place/$id': 'src/features/places/screens/PlaceScreen.tsx',
  '/place/$id/plans': 'src/features/places/screens/PlacePlansScreen.tsx',
  '/plan/$id': 'src/features/plans/screens/PlanScreen.tsx',
  '/privacy': 'src/features/platform/screens/PrivacyScreen.tsx',
  '/profile': 'src/features/profiles/screens/ProfileScreen.tsx',
  '/profile/$userId': 'src/features/profiles/screens/PublicProfileScreen.tsx',
  '/saved': 'src/features/saved/screens/SavedScreen.tsx',
  '/search': 'src/features/places/screens/SearchScreen.tsx',
  '/terms': 'src/features/platform/screens/TermsScreen.tsx',
};

/** Everything that a file needs, the file itself last. */
function chainOf(name: string, seen = new Set<string>()): Set<string> {
  for (const needed of built[name]?.imports ?? []) if (!seen.has(needed)) chainOf(needed, seen);
  return seen.add(name);
}

/** What index.html names itself: the file of the first load (vite.config.ts), with what that imports. */
const everywhere = new Set(
  Object.keys(built).flatMap((name) => (built[name]?.name === 'shell' ? [...chainOf(name)] : [])),
);

/** What a route's screen needs besides: links to its styles, and the addresses of its code. */
export function screenFiles(routeId: string): { styles: string; code: string[] } {
  const screen = SCREENS[routeId];
  const names = screen ? [...chainOf(screen)].filter((name) => !everywhere.has(name)) : [];
  const entries = names.flatMap((name) => built[name] ?? []);
  const styles = entries.flatMap(({ css = [] }) => css);
  return {
    styles: styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('\n    '),
    code: entries.map(({ file }) => `/${file}`),
  };
}
