import { useSyncExternalStore } from 'react'

/** The figures of the model; whoever asks is rendered after each edit. */
export const useFigures = model => useSyncExternalStore(model.subscribe, model.figures)
