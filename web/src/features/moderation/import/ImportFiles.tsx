import type { ImportFile } from '@liora/domain/contract/imports';
import { Button } from '../../../ui/Button.tsx';
import { importsText } from './imports.text.ts';
import { momentWords, sizeWords } from './importWords.rules.ts';
import { useImportAct } from './useImportAct.ts';

interface ImportFilesProps {
  folder: 'unset' | 'unreadable' | 'ready';
  files: readonly ImportFile[];
}

/** The files of the operator's folder, each with its dry run; without a folder how there comes to be one. */
export function ImportFiles({ folder, files }: ImportFilesProps) {
  const { mutate, isPending, variables } = useImportAct();
  return (
    <section aria-labelledby="import-files">
      <h2 id="import-files" className="t3 mb-1">
        {importsText.files}
      </h2>
      <Missing folder={folder} isEmpty={files.length === 0} />
      <ul className="lines">
        {files.map(({ name, bytes, changed_at }) => (
          <li key={name} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 flex-1 basis-44">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-small text-ink-2">
                {importsText.fileFacts(sizeWords(bytes), momentWords(changed_at))}
              </p>
            </div>
            <Button
              variant="line"
              size="sm"
              busy={isPending && variables.act === 'dryRun' && variables.file === name}
              aria-label={importsText.dryRunOf(name)}
              onClick={() => mutate({ act: 'dryRun', file: name })}
            >
              {importsText.dryRun}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Missing({ folder, isEmpty }: { folder: ImportFilesProps['folder']; isEmpty: boolean }) {
  if (folder === 'ready' && !isEmpty) return null;
  const [title, text] = {
    unset: [importsText.noFolder, importsText.noFolderText],
    unreadable: [importsText.unreadable, importsText.unreadableText],
    ready: [importsText.noFiles, importsText.noFilesText],
  }[folder];
  return (
    <div className="rounded-[20px] bg-sunken p-4">
      <p className="font-semibold">{title}</p>
      <p className="text-small text-ink-2">{text}</p>
    </div>
  );
}
