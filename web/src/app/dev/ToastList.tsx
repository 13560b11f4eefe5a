import { Button } from '../../ui/Button.tsx';
import { ToastFace } from '../../ui/ToastFace.tsx';
import { toast } from '../../ui/toast.ts';
import { devText } from './dev.text.ts';
import { TOASTS } from './toastCatalogue.ts';

/** Every toast as it looks, each with a button that really shows it. */
export function ToastList() {
  return Object.entries(TOASTS).map(([area, toasts]) => (
    <section key={area}>
      <h2 className="t3 mb-4">{area}</h2>
      <ul className="grid gap-4 xl:grid-cols-2">
        {toasts.map(([title, options = {}]) => (
          <li key={`${title}${options.description}`} className="flex items-center gap-3">
            <div className="toast w-full max-w-[400px]">
              <ToastFace title={title} kind="info" {...options} />
            </div>
            <Button size="sm" variant="quiet" onClick={() => toast(title, options)}>
              {devText.show}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
