import { reportProblem } from '../frame/report-problem'

/** Texts by their names, which begin with `veckovis-` and what they belong to. */
export type Kept = {
  read(name: string): string | null
  write(name: string, text: string): void
}

const keptIn = (storage: () => Storage): Kept => ({
  read: name => storage().getItem(name),
  write: (name, text) => {
    try {
      storage().setItem(name, text)
    } catch (error) {
      // A browser that is full, or stores nothing: then what it would have kept holds as long as the page.
      reportProblem('what this browser was to keep', error)
    }
  },
})

/** What a module keeps for the next time, nobody's data among it: for good, or as long as the tab is open. */
export const keptInBrowser: Kept = keptIn(() => localStorage)
export const keptInTab: Kept = keptIn(() => sessionStorage)
