import { Button } from "#ui/button/button.tsx";
import { showToast } from "#ui/toast/toasts.tsx";
import { workbench } from "../handle.ts";

export const handle = workbench;

/** A button per kind of toast, on a page long enough for the floating button. */
export default function ToastsPage() {
	return (
		<div className="wrap page-head">
			<h1 tabIndex={-1}>Toasts</h1>
			<Button onClick={() => showToast({ kind: "error", text: "It failed." })}>
				Fail
			</Button>
			<Button
				onClick={() => showToast({ kind: "warning", text: "It may fail." })}
			>
				Warn
			</Button>
			<Button
				onClick={() => showToast({ kind: "success", text: "It worked." })}
			>
				Succeed
			</Button>
			<div className="distance" />
			<Button
				onClick={() =>
					showToast({ kind: "error", text: "It failed far down." })
				}
			>
				Fail far down
			</Button>
			<div className="distance" />
		</div>
	);
}
