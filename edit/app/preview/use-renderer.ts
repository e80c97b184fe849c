import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createScriptPolicy } from "#ui/browser/script-policy.ts";
import type {
	RenderRequest,
	RenderResult,
	WorkerMessage,
} from "../../preview/messages.ts";

const workerUrl = "/site/worker.js";

type Rendered = RenderResult & {
	/** False if `page` is an older page, because the last request could not be rendered. */
	isCurrent: boolean;
	/** Why the last request failed; "" if it did not. */
	failure: string;
};

const nothingYet: Rendered = {
	isCurrent: false,
	failure: "",
	checked: {
		problems: [],
		warnings: [],
		savedWarnings: [],
		facts: new Map(),
		addresses: {},
		linkAddresses: new Set(),
		requested: {},
	},
	address: "",
	page: undefined,
};

export function useRenderer(request: RenderRequest): Rendered {
	const [result, setResult] = useState(nothingYet);
	const worker = useRef<Worker>(undefined);
	/**
	 * True while the worker cannot receive a request. `waiting` then keeps only the newest request.
	 */
	const isBusy = useRef(true);
	const waiting = useRef<RenderRequest>(undefined);
	const sendWaiting = useEffectEvent(() => {
		isBusy.current = waiting.current !== undefined;
		if (waiting.current) worker.current?.postMessage(waiting.current);
		waiting.current = undefined;
	});

	useEffect(() => {
		const policy = createScriptPolicy("preview", {
			createScriptURL: () => workerUrl,
		});
		const started = new Worker(policy.createScriptURL(workerUrl), {
			type: "module",
		});
		started.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
			if (data !== "ready")
				setResult((last) => ({
					...data,
					page: data.page ?? last.page,
					isCurrent: data.page !== undefined,
					failure: "",
				}));
			sendWaiting();
		};
		started.onerror = ({ message }) => {
			const failure = `The editor cannot show the page or find problems. Nothing of your work is lost: reload this window. If it stays so, send these words to whoever keeps the site for you: ${message || `${workerUrl} cannot be loaded`}`;
			setResult((last) => ({ ...last, failure }));
			sendWaiting();
		};
		worker.current = started;
		return () => started.terminate();
	}, []);

	useEffect(() => {
		waiting.current = request;
		if (!isBusy.current) sendWaiting();
	}, [request]);
	return result;
}
