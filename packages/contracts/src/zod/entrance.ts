/** What remotes get for `import { z } from 'zod'`: the shell provides it once on the page. */
export * as z from './offered'
