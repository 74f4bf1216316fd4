import type { productQuestionsContract } from '#contract/catalog/product-questions.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import type { OwnQuestionsService } from './own-questions.service.ts';

/** Handlers of questions about products. */
export function ownQuestionsRoutes(questions: OwnQuestionsService): Handlers<keyof typeof productQuestionsContract> {
  return {
    'GET /api/catalog/products/:id/questions': ({ id, page = 1 }) => questions.page(id, page),
    'GET /api/pages/profile/questions': ({ productId }, context) =>
      questions.waiting(requireCustomer(context), productId),
    'POST /api/product-questions': (question, context) => questions.ask(requireCustomer(context), question, context),
    'POST /api/product-answers': (answer, context) => questions.answer(requireCustomer(context), answer, context),
  };
}
