import { Link2 } from "lucide-react";
import { useState } from "react";
import fieldCss from "../form/field.module.css";
import visibility from "../layout/visibility.module.css";
import { Button } from "./button.tsx";
import css from "./copy-link.module.css";

type Props = {
	label: string;
	href: string;
	copied: string;
	byHand: string;
};

/** Copies the absolute URL of `href`. If the browser refuses, selects it for copying by hand. */
export function CopyLink({ label, href, copied, byHand }: Props) {
	const absoluteUrl = () => new URL(href, location.href).href;
	const [result, setResult] = useState<"copied" | "refused">();

	async function copy() {
		try {
			await navigator.clipboard.writeText(absoluteUrl());
			setResult("copied");
		} catch {
			setResult("refused");
		}
	}

	return (
		<div className={`${css.copyLink} ${visibility.jsOnly}`}>
			<Button variant="outline" onClick={() => void copy()}>
				<Link2 className="icon" />
				{label}
			</Button>
			<p role="status" className={fieldCss.hint}>
				{result && (result === "copied" ? copied : byHand)}
			</p>
			{result === "refused" && (
				<input
					ref={select}
					className={css.field}
					type="text"
					readOnly
					aria-label={label}
					value={absoluteUrl()}
				/>
			)}
		</div>
	);
}

function select(field: HTMLInputElement | null): void {
	field?.select();
}
