import { Autocomplete } from '@base-ui/react/autocomplete';
import { errorText } from '../../text/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { areaText } from './area.text.ts';
import type { AreaSuggestions } from './useAreaSuggestions.ts';

interface AreaStatusProps {
  suggestions: AreaSuggestions;
  typed: string;
  finding: boolean;
}

/** What the list cannot say: looking, nothing found, failed. Read out as it changes. */
export function AreaStatus(props: AreaStatusProps) {
  const { suggestions } = props;
  return (
    <>
      <Autocomplete.Status className="area-status">
        <Words {...props} />
      </Autocomplete.Status>
      {suggestions.kind === 'failed' && (
        <Button variant="line" size="sm" className="area-retry" onClick={suggestions.retry}>
          {areaText.retry}
        </Button>
      )}
    </>
  );
}

function Words({ suggestions, typed, finding }: AreaStatusProps) {
  if (finding) return <VisuallyHidden>{areaText.finding}</VisuallyHidden>;
  switch (suggestions.kind) {
    case 'looking':
      return areaText.looking;
    case 'failed':
      return navigator.onLine ? errorText(suggestions.error, areaText.failed) : areaText.offline;
    case 'found':
      if (suggestions.areas.length > 0)
        return <VisuallyHidden>{areaText.found(suggestions.areas.length)}</VisuallyHidden>;
      return (
        <>
          <b className="block text-ink">{areaText.none(typed)}</b>
          {areaText.noneHint}
        </>
      );
    default:
      return null;
  }
}
