import { z } from 'zod'

/** How hours came into a cell by the hand of a person, as the page knows it and says with a save. */
const sentOrigins = ['typed', 'filled', 'pasted', 'imported'] as const

/** By what a cell was changed; the last three the server knows itself. */
const changeOrigins = [...sentOrigins, 'diary', 'schedule', 'budget'] as const

export const sentOrigin = z.enum(sentOrigins)
export type SentOrigin = z.infer<typeof sentOrigin>

export const changeOrigin = z.enum(changeOrigins)
export type ChangeOrigin = z.infer<typeof changeOrigin>
