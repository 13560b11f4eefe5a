import { useQuery } from '@tanstack/react-query';
import { isNativeApp } from '../../../lib/native/nativeSignals.ts';
import { NEEDED, shellVersions } from '../../../lib/native/shellVersions.ts';
import { isAppElsewhere } from '../../../lib/server.ts';
import { Button } from '../../../ui/Button.tsx';
import { SecurityRow } from '../../accounts/security/SecurityRow.tsx';
import { buildOfScripts } from './build.parser.ts';
import { newestBuildOptions } from './newestBuild.queries.ts';
import { versionText } from './version.text.ts';

/** Which Liora this is, whether there is a newer one, and what the native app around it can do. */
export function AppVersion() {
  const build = buildOfScripts([...document.scripts].map(({ src }) => src));
  return (
    <div className="lines">
      {/* A native app brings its pages itself: they are renewed with it. */}
      {build !== null && !isAppElsewhere() ? (
        <WebVersion build={build} />
      ) : (
        <SecurityRow title={versionText.web} note={build ?? versionText.development} />
      )}
      {isNativeApp() && <NativeVersion />}
    </div>
  );
}

function WebVersion({ build }: { build: string }) {
  const { data: newest, isError, isFetching, refetch } = useQuery(newestBuildOptions());
  const isOld = newest !== undefined && newest !== build;
  const words = () => {
    if (isOld) return versionText.newer;
    if (newest !== undefined && !isError) return versionText.newest;
    return isError && !isFetching ? versionText.unknown : versionText.looking;
  };
  return (
    <SecurityRow
      title={versionText.web}
      good={newest === build && !isError}
      note={
        <>
          <span className="block font-normal text-ink-2">{versionText.build(build)}</span>
          <span role="status">{words()}</span>
        </>
      }
    >
      {isOld ? (
        // What was typed into a form and not sent lies with the tab, and is there again afterwards.
        <Button size="sm" onClick={() => location.reload()}>
          {versionText.load}
        </Button>
      ) : (
        isError && (
          <Button variant="line" size="sm" busy={isFetching} onClick={() => void refetch()}>
            {versionText.again}
          </Button>
        )
      )}
    </SecurityRow>
  );
}

/** BAN-01 RUL-88: the same that the notice above every page says, which may have been closed. */
function NativeVersion() {
  const { features } = shellVersions(window);
  const isEnough = features >= NEEDED.features;
  return (
    <SecurityRow
      title={versionText.app}
      good={isEnough}
      note={
        <>
          <span className="block font-normal text-ink-2">{versionText.needs(features, NEEDED.features)}</span>
          <span>{isEnough ? versionText.enough : versionText.update}</span>
        </>
      }
    />
  );
}
