import { useCallback, useEffect, useRef, useState } from "react";
import { createSlider, type Slider } from "./slider.ts";

export function useSlider(start = 0) {
	const list = useRef<HTMLUListElement>(null);
	const slider = useRef<Slider>(undefined);
	const [index, setIndex] = useState(start);
	useEffect(() => {
		if (!list.current) return;
		const created = createSlider(list.current, setIndex);
		slider.current = created;
		if (start > 0) created.go(start, "instant");
		return created.destroy;
	}, [start]);
	const go = useCallback((to: number) => slider.current?.go(to) ?? 0, []);
	return { list, index, go };
}
