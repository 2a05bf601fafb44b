import { atom } from 'jotai'
import { platformStore } from '../store'

export type UnsavedWork = {
  isDirty(): boolean
  /** False when the save failed: then the page stays. */
  save(): Promise<boolean>
  discard(): void
}

export type LeaveChoice = 'save' | 'discard' | 'stay'

/** The open question Save / Do not save / Stay; `saving` while the chosen save runs. */
export type LeaveQuestion = { readonly answer: (choice: LeaveChoice) => void; readonly saving: boolean }

const question = atom<LeaveQuestion | null>(null)
export const leaveQuestionAtom = atom(get => get(question))

const registered = new Set<UnsavedWork>()
let asking: Promise<boolean> | null = null
let pageMayUnload = false

const dirtyWork = (): UnsavedWork[] => [...registered].filter(work => work.isDirty())

const ask = (): Promise<LeaveChoice> =>
  new Promise(resolve => platformStore.set(question, { answer: resolve, saving: false }))

const saveAll = async (works: readonly UnsavedWork[]): Promise<boolean> => {
  platformStore.set(question, { answer: () => undefined, saving: true })
  for (const work of works) if (!(await work.save())) return false
  return true
}

const settle = async (): Promise<boolean> => {
  const works = dirtyWork()
  if (works.length === 0) return true
  try {
    const choice = await ask()
    if (choice === 'stay') return false
    if (choice === 'save') return await saveAll(works)
    for (const work of works) work.discard()
    return true
  } finally {
    platformStore.set(question, null)
  }
}

const holdUnload = (event: BeforeUnloadEvent): void => {
  if (!pageMayUnload && dirtyWork().length > 0) event.preventDefault()
}

export const leaveGuard = {
  register: (work: UnsavedWork): (() => void) => {
    if (registered.size === 0) window.addEventListener('beforeunload', holdUnload)
    registered.add(work)
    return () => {
      registered.delete(work)
      if (registered.size === 0) window.removeEventListener('beforeunload', holdUnload)
    }
  },
  isDirty: (): boolean => dirtyWork().length > 0,
  /** True when nothing is unsaved or the person chose to save (and it worked) or to discard. */
  mayLeave: (): Promise<boolean> => {
    asking ??= settle().finally(() => {
      asking = null
    })
    return asking
  },
  /** The page is being left for good (sign-out, ended session): the browser must not hold it back. */
  letGo: (): void => {
    pageMayUnload = true
  },
}
