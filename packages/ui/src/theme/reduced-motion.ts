import { createMediaQuery } from './media-query'

/** True for people who asked their computer for less movement. */
export const useReducedMotion = createMediaQuery('(prefers-reduced-motion: reduce)')
