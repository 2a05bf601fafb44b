import { atom } from 'jotai'
import { notify } from '../feedback/notifications'
import { i18n } from '../language/i18n'
import { platformStore } from '../store'

export type UnsavedWork = {
  isDirty(): boolean
  /** False when the save failed: then the page stays. */
  save(): Promise<boolean>
  discard(): void
  /** The save that is under way and ends whatever becomes of it; null when none is. */
  saving?(): Promise<unknown> | null
}

export type LeaveChoice = 'save' | 'discard' | 'keep' | 'stay'

/**
 * unsaved: nothing has been sent. under-way: a save had begun before the question. saved: that save has ended well while
 * the question stood. settling: the answer is being followed.
 */
export type LeavePhase = 'unsaved' | 'under-way' | 'saved' | 'settling'

/** The open question Save / Do not save / Stay, and Keep where the edits stay behind what is shown next. */
export type LeaveQuestion = {
  readonly answer: (choice: LeaveChoice) => void
  readonly phase: LeavePhase
  /** Other tabs of the session have unsaved work too. */
  readonly isElsewhere: boolean
  readonly mayKeep: boolean
}

const question = atom<LeaveQuestion | null>(null)
export const leaveQuestionAtom = atom(get => get(question))

const registered = new Set<UnsavedWork>()
let asking: Promise<boolean> | null = null
let pageMayUnload = false

const dirtyWork = (): UnsavedWork[] => [...registered].filter(work => work.isDirty())

const savingOf = (work: UnsavedWork): Promise<unknown> | null => work.saving?.() ?? null

/** Ends when what was sent has been answered; null when nothing was. */
const underWay = (works: readonly UnsavedWork[]): Promise<unknown> | null => {
  const saves = works.map(savingOf).filter(save => save !== null)
  return saves.length === 0 ? null : Promise.allSettled(saves)
}

type Asking = Pick<LeaveQuestion, 'isElsewhere' | 'mayKeep'>

const ask = (works: readonly UnsavedWork[], asking: Asking): Promise<LeaveChoice> =>
  new Promise(resolve => {
    let isAnswered = false
    const show = (phase: LeavePhase) => platformStore.set(question, { answer, phase, ...asking })
    const answer = (choice: LeaveChoice) => {
      if (isAnswered) return
      isAnswered = true
      if (choice !== 'stay') show('settling')
      resolve(choice)
    }
    const sent = underWay(works)
    show(sent === null ? 'unsaved' : 'under-way')
    void sent?.then(() => {
      if (!isAnswered) show(works.some(work => work.isDirty()) ? 'unsaved' : 'saved')
    })
  })

const saveEach = async (works: readonly UnsavedWork[]): Promise<boolean> => {
  for (const work of works) if (!(await work.save())) return false
  return true
}

/** What is on its way can not be called back: it is waited for, and then what is left is saved or thrown away. */
const follow = async (choice: 'save' | 'discard', works: readonly UnsavedWork[]): Promise<boolean> => {
  const sent = works.filter(work => savingOf(work) !== null)
  await underWay(sent)
  const left = works.filter(work => work.isDirty())
  if (choice === 'save') return saveEach(left)
  if (sent.some(work => !work.isDirty())) notify.info(i18n.t('platform:leave.wasSaved'))
  for (const work of left) work.discard()
  return true
}

const settle = async (elsewhere: UnsavedWork | null, mayKeep: boolean): Promise<boolean> => {
  const works = [...dirtyWork(), ...(elsewhere === null ? [] : [elsewhere])]
  if (works.length === 0) return true
  try {
    const choice = await ask(works, { isElsewhere: elsewhere !== null, mayKeep })
    if (choice === 'stay') return false
    if (choice === 'keep') return true
    return await follow(choice, works)
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
  /**
   * True when nothing is unsaved or the person chose to save (and it worked), to discard or to keep. `elsewhere` is unsaved
   * work of other tabs, which a sign-out would end too; `mayKeep` offers to go on with the edits, which must still be there.
   */
  mayLeave: (elsewhere: UnsavedWork | null = null, { mayKeep = false } = {}): Promise<boolean> => {
    asking ??= settle(elsewhere, mayKeep).finally(() => {
      asking = null
    })
    return asking
  },
  /** Saves without a question, because it was asked in another tab; false when something could not be saved. */
  saveAll: async (): Promise<boolean> => {
    await underWay(dirtyWork())
    return saveEach(dirtyWork())
  },
  /** The page is being left for good (sign-out, ended session): the browser must not hold it back. */
  letGo: (): void => {
    pageMayUnload = true
  },
}
