import { useState } from 'react'

export type SharedScroll = {
  /** Ties an element to the others until the returned function is called. */
  join: (element: HTMLElement) => () => void
}

/** Tables with wide and with narrow weeks stand at the same week, not at the same point of the screen. */
const weekWidthOf = (member: HTMLElement): number => {
  const width = member.querySelector<HTMLElement>('[role="columnheader"][data-week]')?.offsetWidth
  return width === undefined || width === 0 ? 1 : width
}

export const createSharedScroll = (): SharedScroll => {
  const members = new Set<HTMLElement>()
  /** Where we have put a member, so that the event which follows is not taken for a person's scrolling. */
  const placed = new WeakMap<HTMLElement, number>()
  /** In weeks from the first. */
  let position = 0

  const place = (member: HTMLElement) => {
    const left = Math.round(position * weekWidthOf(member))
    if (member.scrollLeft !== left) member.scrollLeft = left
    // Read back: a narrower table stops earlier and must not pull the others with it.
    placed.set(member, member.scrollLeft)
  }

  const follow = (leader: HTMLElement) => {
    if (placed.get(leader) === leader.scrollLeft) return
    position = leader.scrollLeft / weekWidthOf(leader)
    placed.set(leader, position)
    for (const member of members) if (member !== leader) place(member)
  }

  return {
    join: element => {
      const onScroll = () => follow(element)
      members.add(element)
      place(element)
      element.addEventListener('scroll', onScroll, { passive: true })
      return () => {
        members.delete(element)
        element.removeEventListener('scroll', onScroll)
      }
    },
  }
}

/** Give the result to each `WeekGrid` of a page that shall scroll sideways together with the others. */
export const useSharedScroll = (): SharedScroll => useState(createSharedScroll)[0]
