import type { TokenPair } from '@veckovis/contracts/session'
import { reportProblem } from '../../frame/report-problem'
import { loadContracts } from '../load-contracts'
import type { TokenStore } from '../token-store'

type Exchange = { readonly replaced: string; readonly pair: TokenPair }

const exchangeIn = async (message: unknown): Promise<Exchange | null> => {
  if (typeof message !== 'object' || message === null || !('replaced' in message) || !('pair' in message)) return null
  const { tokenPair } = await loadContracts()
  const pair = tokenPair.safeParse(message.pair)
  return typeof message.replaced === 'string' && pair.success ? { replaced: message.replaced, pair: pair.data } : null
}

/**
 * A duplicated tab starts with a copy of the first tab's sessionStorage, so two tabs can hold the same
 * refresh token where neither sees the other's storage. The tab that refreshed tells the others.
 */
export const openTokenExchange = (tokens: TokenStore, onAdopted: () => void): ((exchange: Exchange) => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel('veckovis-tokens')
  const adopt = async (message: unknown): Promise<void> => {
    const exchange = await exchangeIn(message)
    if (exchange === null || tokens.read()?.refresh_token !== exchange.replaced) return
    tokens.replace(exchange.pair)
    onAdopted()
  }
  channel.addEventListener('message', event => {
    adopt(event.data).catch((error: unknown) => reportProblem('tokens of another tab', error))
  })
  return exchange => channel.postMessage(exchange)
}
