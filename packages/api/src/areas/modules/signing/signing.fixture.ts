import { createSigning } from './create-signing'

/** As the apps of the tests open the keys of their installations (`testSecret` of packages/testing). */
export const testSigning = createSigning('a secret of the tests that is long enough')

/** For what reads the database as it is, signed or not. */
export const anyRow = () => true
