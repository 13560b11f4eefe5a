import * as z from 'zod';

// Without this zod tries to compile its checks with `new Function`, which the Content-Security-Policy forbids.
z.config({ jitless: true });

export { z };
