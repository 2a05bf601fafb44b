import type { Plugin } from 'esbuild'

export declare const findAreas: Plugin
