import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../http/freePort.ts';
import { checkMailServer } from './checkMailServer.ts';
import { startTestSmtpServer } from './testing/testSmtpServer.ts';

test('FIX-86 a mail server that takes letters is no reason for words', async () => {
  const smtp = await startTestSmtpServer();
  onTestFinished(() => smtp.close());
  expect(await checkMailServer(smtp.url)).toBeUndefined();
});

test('FIX-86 a mail server that does not answer, is not known or is none is said, without its password', async () => {
  const port = await freePort();
  expect(await checkMailServer(`smtp://me:secret@127.0.0.1:${port}`)).toBe(
    `Warning: letters cannot leave through 127.0.0.1:${port} (SMTP_URL): it does not answer. Nobody gets mail until it takes them.`,
  );
  expect(await checkMailServer('smtp://mail.invalid:25')).toContain('its name is not known');

  const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void web.close());
  const address = web.address();
  const at = typeof address === 'object' && address ? address.port : 0;
  expect(await checkMailServer(`smtp://127.0.0.1:${at}`)).toContain('letters cannot leave');
});
