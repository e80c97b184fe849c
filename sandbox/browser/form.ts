import { id, runWidget } from "./widget.ts";

runWidget(() => ({ type: "form:submit", formId: id }));
