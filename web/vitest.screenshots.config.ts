// Pictures of every page and state into ../screenshots, for people to look at.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/screenshots.ts', 'e2e/readme_pictures.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 900_000,
    hookTimeout: 30_000,
  },
});
