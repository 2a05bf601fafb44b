import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is printed or shown as it would be: what is drawn for paper has to stand before it is taken. */
export const useIsPrinting = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const print = matchMedia('print')
    const show = (isOn: boolean) => flushSync(() => setIsPrinting(isOn))
    const followMedia = () => show(print.matches)
    const start = () => show(true)
    const end = () => show(print.matches)
    print.addEventListener('change', followMedia)
    addEventListener('beforeprint', start)
    addEventListener('afterprint', end)
    return () => {
      print.removeEventListener('change', followMedia)
      removeEventListener('beforeprint', start)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
