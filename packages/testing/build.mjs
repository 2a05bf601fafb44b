import { findAreas } from '@veckovis/api/find-areas'
import { build } from 'esbuild'

// One file with everything inside but the native parts.
await build({
  entryPoints: ['src/test-server.ts'],
  outfile: 'dist/test-server.cjs',
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  sourcemap: true,
  plugins: [findAreas],
  external: ['@node-rs/*', 'pg-native', 'sharp'],
})
