import { testSecret } from '@veckovis/testing'
import { createSigning } from './create-signing'

/** As the processes of the tests open the keys of their installations. */
export const testSigning = createSigning(testSecret)

/** For what reads the database as it is, signed or not. */
export const anyRow = () => true
