import { createStore } from 'jotai'

/** The one jotai store of the page: the shell and every remote read the same atoms. */
export const platformStore = createStore()
