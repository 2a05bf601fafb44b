import { atom, type createStore } from 'jotai'

/** The part of the page that imports stands open, with the file that is looked at; null while one is to be chosen. */
export type OpenImport = {
  readonly file: File | null
  /** Which file it is since the page was opened: the same one, chosen again, is read again. */
  readonly fileNumber: number
  /** How often it was asked for: each time it takes the focus. */
  readonly asked: number
}

/** Whether something is imported, and which file. */
export const createImporting = (store: ReturnType<typeof createStore>) => {
  const importAtom = atom<OpenImport | null>(null)
  let files = 0
  const opened = (file: File | null, fileNumber: number) =>
    store.set(importAtom, before => ({ file, fileNumber, asked: (before?.asked ?? 0) + 1 }))
  return {
    importAtom,
    /** What is looked at already stays. */
    openImport: () => {
      const open = store.get(importAtom)
      opened(open?.file ?? null, open?.fileNumber ?? files)
    },
    importFile: (file: File) => opened(file, (files += 1)),
    closeImport: () => store.set(importAtom, null),
  }
}
