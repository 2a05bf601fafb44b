type Target = Document | HTMLElement

type Options = { capture?: boolean }

/** Listeners that belong together and go together. */
export class Listeners {
  readonly #detachers: (() => void)[] = []

  add<Type extends keyof HTMLElementEventMap>(
    target: Target,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    options: Options = {},
  ) {
    const handle = (event: Event) => listener(event as HTMLElementEventMap[Type])
    target.addEventListener(type, handle, options)
    this.#detachers.push(() => target.removeEventListener(type, handle, options))
  }

  detach() {
    this.#detachers.splice(0).forEach(detach => detach())
  }
}
