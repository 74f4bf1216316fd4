import { bankBonusContract } from './bank-bonuses.contract.ts';
import { createSandboxBankBonuses, SANDBOX_BONUSES } from './sandbox.bank-bonuses.ts';

bankBonusContract('the sandbox', () => ({ gateway: createSandboxBankBonuses(), ...SANDBOX_BONUSES }));
