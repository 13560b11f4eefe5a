import { Heart } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from './classNames.ts';
import { uiText } from './ui.text.ts';

export interface LikeButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  liked: boolean;
  count: number;
  /** `cover`: over art. `button`: 48/44 px beside other buttons, e.g. in a dock. */
  variant?: 'cover' | 'button';
}

/** The heart's only job. The count is the caller's, who changes it at once and takes it back on failure. */
export function LikeButton({
  liked,
  count,
  variant = 'cover',
  className,
  onClick,
  ...rest
}: LikeButtonProps) {
  const [played, setPlayed] = useState(false);
  const look = variant === 'cover' ? 'save save-cover save-count' : 'save btn btn-quiet save-inline';
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={liked}
      aria-label={rest['aria-label'] ?? uiText.like(count)}
      data-played={played ? 'like' : undefined}
      className={classNames(look, className)}
      onClick={(event) => {
        setPlayed(true);
        onClick?.(event);
      }}
    >
      <span>
        <Heart />
        {count}
      </span>
    </button>
  );
}
