import { useEffect, useEffectEvent, useState } from 'react'

/** A selection of text is dragged as well, and is none of ours. */
const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

const always = () => true

/**
 * Takes files that are dropped anywhere on the page, which the browser would open in place of it otherwise. Answers whether
 * some are held over it now.
 * @param isFree false while nothing is taken, as behind a modal dialog
 */
export const useFileDrop = (onFiles: (files: readonly File[]) => void, isFree = always): boolean => {
  const [isOver, setOver] = useState(false)
  const taken = useEffectEvent(onFiles)
  const free = useEffectEvent(isFree)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      const takes = free()
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = takes ? 'copy' : 'none'
      setOver(takes)
    }
    const left = (event: DragEvent) => {
      // Going from one part of the page to another is leaving too.
      if (event.relatedTarget === null) setOver(false)
    }
    const dropped = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      if (free()) taken([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', left)
    window.addEventListener('drop', dropped)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', left)
      window.removeEventListener('drop', dropped)
    }
  }, [])
  return isOver
}
