// Whole games in a real browser: one after the other, never twice.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __APP_VERSION__: '"tested"' },
  test: {
    include: ['e2e/**/*.e2e.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    retry: 0,
    testTimeout: 60_000,
    hookTimeout: 30_000,
    reporters: ['verbose'],
  },
});
