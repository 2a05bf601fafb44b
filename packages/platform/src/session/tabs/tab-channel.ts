type Question = { readonly kind: string; readonly about: unknown; readonly id: string }
type Answer = { readonly answers: string; readonly value: unknown }

const isQuestion = (message: object): message is Question => 'kind' in message && 'id' in message && 'about' in message
const isAnswer = (message: object): message is Answer => 'answers' in message && 'value' in message

export type Wanted = { readonly answers: number; readonly withinMilliseconds: number }

/** Questions and answers between the tabs of this origin; no other origin hears them. */
export type TabChannel = {
  /** The answers that came, at most as many as wanted; fewer when others did not answer in time. */
  ask(kind: string, about: unknown, wanted: Wanted): Promise<readonly unknown[]>
  /** What this tab says to a question; undefined says nothing. */
  answer(kind: string, respond: (about: unknown) => unknown): void
}

const silence: TabChannel = { ask: () => Promise.resolve([]), answer: () => undefined }

const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

export const openTabChannel = (name: string): TabChannel => {
  if (typeof BroadcastChannel === 'undefined') return silence
  const channel = new BroadcastChannel(name)
  const waiting = new Map<string, (value: unknown) => void>()
  const responders = new Map<string, (about: unknown) => unknown>()

  const reply = async ({ kind, about, id }: Question): Promise<void> => {
    const value = await responders.get(kind)?.(about)
    if (value !== undefined) channel.postMessage({ answers: id, value })
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null) return
    if (isQuestion(data)) void reply(data)
    else if (isAnswer(data)) waiting.get(data.answers)?.(data.value)
  })

  const ask = (kind: string, about: unknown, { answers, withinMilliseconds }: Wanted): Promise<readonly unknown[]> =>
    new Promise(resolve => {
      const id = newId()
      const came: unknown[] = []
      const end = () => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(came)
      }
      const timer = setTimeout(end, withinMilliseconds)
      waiting.set(id, value => {
        came.push(value)
        if (came.length >= answers) end()
      })
      channel.postMessage({ kind, about, id })
    })

  return { ask, answer: (kind, respond) => void responders.set(kind, respond) }
}
